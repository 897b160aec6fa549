import { expect } from 'playwright/test';
import type { Running } from '../run.ts';

/** A line of the log without what differs from run to run. */
export interface Logged {
  readonly clientAddress: string;
  readonly method?: string;
  readonly path?: string;
  readonly operation?: string;
  readonly parameters?: readonly string[];
  readonly status: number;
  readonly bytes: number;
}

/** The log of a host so far, in which each line is whole and in the right form. */
export function logged(host: Pick<Running, 'output'>): readonly Logged[] {
  const lines = host.output().match(/^\{.*$/gm) ?? [];
  return lines.map((line) => {
    const { time, requestId = '', durationMs = 0, ...rest } = JSON.parse(line);
    expect(time).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
    expect(requestId).toEqual(expect.any(String));
    expect(durationMs).toBeGreaterThanOrEqual(0);
    return rest;
  });
}
