import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram } from '../../src/hosting/program.ts';

const SYSTEM_ZONES = '/usr/share/zoneinfo';
/** Sizes in bytes. Source: RFC 9636, section 3. */
const HEADER = 44;
const OFFSET = 4;
const TYPE = 6;

/**
 * What makes a host believe that it is another time.
 *
 * Node's own `Date` is shifted. nginx and Caddy read the day off local time, so it is their time zone that is: a copy
 * of the real one whose every change of the clock, and whose every offset, is moved by as much.
 *
 * @param folder for what is made; empty
 * @param seconds from the true time to the other
 */
export function otherTime(folder: string, timeZone: string, seconds: number) {
  const zone = join(folder, timeZone);
  mkdirSync(dirname(zone), { recursive: true });
  writeFileSync(zone, shiftedZone(readFileSync(join(SYSTEM_ZONES, timeZone)), seconds));
  for (const name of ['nginx', 'caddy']) {
    const script = `#!/bin/sh\nTZ="${folder}/$TZ" exec ${findProgram(name)} "$@"\n`;
    writeFileSync(join(folder, name), script, { mode: 0o755 });
  }
  const script = encodeURIComponent(shiftedDate(seconds * 1000));
  return {
    PATH: `${folder}:${process.env['PATH']}`,
    NODE_OPTIONS: `--import=data:text/javascript,${script}`,
  };
}

/** JavaScript which, before all other, makes `Date` show another time, and go on from there. */
export function shiftedDate(milliseconds: number): string {
  return `globalThis.Date = new Proxy(Date, {
  construct: (date, parts, made) =>
    Reflect.construct(date, parts.length === 0 ? [date.now() + ${milliseconds}] : parts, made),
  get: (date, name) =>
    name === 'now' ? () => date.now() + ${milliseconds} : Reflect.get(date, name),
});
`;
}

/** A compiled time zone, moved. Source: RFC 9636 (TZif), of which the part with 64-bit times is kept. */
function shiftedZone(zone: Buffer, seconds: number): Buffer {
  const first = readCounts(zone);
  const start =
    HEADER +
    first.transitions * (OFFSET + 1) +
    first.types * TYPE +
    first.characters +
    first.leaps * (OFFSET + 4) +
    first.standards +
    first.universals;
  const { transitions, types, characters } = readCounts(zone.subarray(start));
  const times = start + HEADER;
  const typeTable = times + transitions * 9;
  const names = typeTable + types * TYPE;

  const header = Buffer.from(zone.subarray(start, times));
  for (const unused of [20, 24, 28]) header.writeUInt32BE(0, unused);
  const body = Buffer.from(zone.subarray(times, names + characters));
  for (let n = 0; n < transitions; n += 1) {
    body.writeBigInt64BE(body.readBigInt64BE(n * 8) - BigInt(seconds), n * 8);
  }
  for (let n = 0; n < types; n += 1) {
    const at = typeTable - times + n * TYPE;
    body.writeInt32BE(body.readInt32BE(at) + seconds, at);
  }
  const empty = Buffer.from(header);
  for (const count of [20, 24, 28, 32]) empty.writeUInt32BE(0, count);
  // The first part may not be without a type; nobody reads it.
  empty.writeUInt32BE(1, 36);
  empty.writeUInt32BE(1, 40);
  return Buffer.concat([empty, Buffer.alloc(TYPE + 1), header, body, Buffer.from('\n\n')]);
}

/** The counts of a TZif header, in the order in which they stand. */
function readCounts(header: Buffer) {
  const count = (at: number) => header.readUInt32BE(at);
  return {
    universals: count(20),
    standards: count(24),
    leaps: count(28),
    transitions: count(32),
    types: count(36),
    characters: count(40),
  };
}
