import { defineCollection } from 'astro:content';
import { contentLoader } from './build/content-loader.ts';
import { eventSchemaWith } from './schemas/event.ts';
import { museumSchema } from './schemas/museum.ts';
import { scheduleSchema } from './schemas/opening-hours.ts';

export const collections = {
  museum: defineCollection({ loader: contentLoader('museum'), schema: museumSchema }),
  hours: defineCollection({ loader: contentLoader('hours'), schema: scheduleSchema }),
  events: defineCollection({
    loader: contentLoader('events'),
    schema: ({ image }) => eventSchemaWith(image()),
  }),
};
