import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { parse } from 'yaml';
import { startHost } from '../hosts/hosts.ts';
import { redocly } from '../redocly.ts';
import { AUTHORIZATION, EVENTS, RELEASE, basic } from '../sample.ts';
import { description, examplesOf, schemaValidator } from './description.ts';

const SITE = join(RELEASE, 'site');

test('JSON and YAML say the same, to readers of YAML 1.1 too', () => {
  const text = readFileSync(join(SITE, 'openapi.yaml'), 'utf8');
  for (const version of ['1.2', '1.1'] as const) {
    expect(parse(text, { version }), version).toEqual(description);
  }
});

test('it names the museum: address of the service, contact, licence, version', () => {
  expect(description.openapi).toBe('3.1.1');
  expect(description.servers).toEqual([{ url: 'https://saltmarket.example/api' }]);
  expect(description.info).toMatchObject({
    version: '1.1.0',
    contact: { name: 'The Saltmarket Museum', email: 'hello@saltmarket.example' },
    license: {
      name: 'Creative Commons Attribution 4.0 International',
      url: 'https://creativecommons.org/licenses/by/4.0/',
    },
  });
});

test('it says in plain words what the fields cannot', () => {
  for (const text of [
    'in the time zone Europe/London',
    'price is a number in GBP',
    'Creative Commons Attribution 4.0 International: https://creativecommons.org/licenses/by/4.0/',
    'of a cancelled event begins with “Cancelled. ”, that of a sold-out event with “Sold out. ”',
    'An empty list beyond it does not mean that the museum is closed.',
    'a repetition without an end is listed up to Published-Through',
    'They are not a record of when the museum was open.',
    'if the museum publishes between two requests can entries shift from one page to another',
    'New fields, headers and optional parameters can appear at any time and do not break a client',
  ]) {
    expect(description.info.description).toContain(text);
  }
});

test('it has the three operations with their parameters and statuses', () => {
  const operations = Object.entries(description.paths).map(([path, { get }]) => ({
    path,
    id: get.operationId,
    parameters: get.parameters
      .filter((parameter) => parameter.in !== 'header')
      .map(({ name, required = false, schema }) => [name, required, schema]),
    statuses: Object.keys(get.responses),
  }));
  const date = { type: 'string', format: 'date' };
  const page = { type: 'integer', minimum: 1, default: 1 };
  const limit = { type: 'integer', minimum: 1, maximum: 30, default: 10 };
  const problems = [
    '400',
    '401',
    '403',
    '405',
    '408',
    '412',
    '413',
    '414',
    '429',
    '431',
    '500',
    '503',
  ];
  const statuses = ['200', '304', ...problems];
  expect(operations).toEqual([
    {
      path: '/museum-hours',
      id: 'getMuseumHours',
      parameters: [
        ['startDate', false, date],
        ['page', false, page],
        ['limit', false, limit],
      ],
      statuses,
    },
    {
      path: '/special-events',
      id: 'listSpecialEvents',
      parameters: [
        ['startDate', false, date],
        ['endDate', false, date],
        ['page', false, page],
        ['limit', false, limit],
      ],
      statuses,
    },
    {
      path: '/special-events/{eventId}',
      id: 'getSpecialEvent',
      parameters: [['eventId', true, { type: 'string', format: 'uuid' }]],
      statuses: statuses.toSpliced(5, 0, '404'),
    },
  ]);
  expect(description.security).toEqual([{ basic: [] }]);
  expect(description.components.securitySchemes).toMatchObject({
    basic: { type: 'http', scheme: 'basic' },
  });
});

test('its schemas accept what the service answers, and nothing malformed', () => {
  const isHours = schemaValidator('OperatingHours');
  const isEvent = schemaValidator('SpecialEvent');
  const isProblem = schemaValidator('Problem');
  const hours = { date: '2026-11-20', timeOpen: '10:00', timeClose: '20:00' };
  expect(isHours(hours)).toBe(true);
  for (const wrong of [
    { ...hours, date: '2026-02-30' },
    { ...hours, timeOpen: '24:00' },
    { ...hours, timeClose: '9:00' },
    { date: '2026-11-20', timeOpen: '10:00' },
  ]) {
    expect(isHours(wrong), JSON.stringify(wrong)).toBe(false);
  }
  const event = {
    eventId: '20d1e6da-58b3-4538-af39-f1e61014a29f',
    name: 'The King’s Lock',
    location: 'Reading Room',
    eventDescription: 'How the salt tax worked.',
    dates: ['2026-11-25'],
    price: 6.5,
  };
  expect(isEvent(event)).toBe(true);
  for (const wrong of [
    { ...event, eventId: 'the-kings-lock' },
    { ...event, dates: [] },
    { ...event, dates: '2026-11-25' },
    { ...event, price: '6.5' },
    { ...event, price: -1 },
  ]) {
    expect(isEvent(wrong), JSON.stringify(wrong)).toBe(false);
  }
  const problem = {
    type: '/developers/#not-found',
    title: 'Not Found',
    status: 404,
    detail: 'No.',
  };
  expect(isProblem(problem)).toBe(true);
  expect(isProblem({ ...problem, instance: '/' })).toBe(true);
  expect(isProblem({ ...problem, errors: [{ parameter: 'page' }] })).toBe(false);
});

test('its schemas are open, so that a client accepts fields that a later version adds', () => {
  expect(JSON.stringify(description)).not.toContain('additionalProperties');
  const hours = {
    date: '2026-11-20',
    timeOpen: '10:00',
    timeClose: '20:00',
    lastAdmission: '19:15',
  };
  expect(schemaValidator('OperatingHours')(hours)).toBe(true);
});

test('the service sends exactly the fields of the contract', () => {
  const fieldsOf = (name: string) =>
    Object.keys((description.components.schemas[name] as { properties: object }).properties);
  expect(fieldsOf('OperatingHours')).toEqual(['date', 'timeOpen', 'timeClose']);
  expect(fieldsOf('SpecialEvent')).toEqual([
    ...['eventId', 'name', 'location', 'eventDescription', 'dates', 'price'],
  ]);
  for (const path of ['/museum-hours', '/special-events', '/special-events/{eventId}']) {
    const name = path === '/museum-hours' ? 'OperatingHours' : 'SpecialEvent';
    const [answer] = examplesOf(path).filter(({ status }) => status === 200);
    for (const entry of [answer?.value].flat() as object[]) {
      expect(Object.keys(entry), path).toEqual(fieldsOf(name));
    }
  }
});

test('every example is of its schema, and what a host answers to the request that it names', async () => {
  const problems = [
    [400, 'GET /museum-hours?startDate=2027-02-30&limit=31'],
    [401, 'GET /museum-hours'],
    [405, 'DELETE /museum-hours'],
    [429, 'GET /museum-hours'],
  ];
  const unknown = '00000000-0000-4000-8000-000000000000';
  const expected = {
    '/museum-hours': [[200, 'GET /museum-hours?startDate=2026-11-20&limit=3'], ...problems],
    '/special-events': [
      // The list of this day begins with an event of two dates, which is easy to read.
      [200, 'GET /special-events?startDate=2026-12-19&limit=1'],
      ...problems,
    ],
    '/special-events/{eventId}': [
      [200, `GET /special-events/${EVENTS.carols}`],
      ...problems.toSpliced(2, 0, [404, `GET /special-events/${unknown}`]),
    ],
  };
  const { url, stop } = await startHost('node');
  const ask = async (request: string, headers: Readonly<Record<string, string>>) => {
    const [method = '', target = ''] = request.split(' ');
    const response = await fetch(`${url}/api${target}`, { method, headers });
    return { status: response.status, value: await response.json() };
  };
  const wrong = { Authorization: basic('wrong:wrong') };
  try {
    for (const [path, list] of Object.entries(expected)) {
      const examples = examplesOf(path);
      expect(examples.map(({ status, summary }) => [status, summary])).toEqual(list);
      for (const { status, summary, value, isOfSchema } of examples) {
        expect(isOfSchema, summary).toBe(true);
        const login = { 401: {}, 429: wrong }[status] ?? { Authorization: AUTHORIZATION };
        const times = status === 429 ? 250 : 1;
        const answers = Array.from({ length: times }, () => ask(summary, login));
        expect(await Promise.all(answers), summary).toContainEqual({ status, value });
      }
    }
  } finally {
    await stop();
  }
});

test('Redocly finds no error and nothing to warn of, in the workflows neither', async () => {
  for (const file of ['openapi.json', 'openapi.yaml', 'arazzo.yaml']) {
    const found = await redocly([
      'lint',
      join(SITE, file),
      ...['--extends', 'recommended', '--format', 'json'],
    ]);
    const { totals } = JSON.parse(found.slice(found.indexOf('{'), found.lastIndexOf('}') + 1));
    expect(totals, file).toEqual({ errors: 0, warnings: 0, ignored: 0 });
  }
});
