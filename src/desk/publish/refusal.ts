/** A publish that cannot be, though nothing failed. The message says what to do, and is for staff. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
