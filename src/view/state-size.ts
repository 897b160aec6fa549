/** How large the museum's state is set, by its length, so that it takes the same room whatever it says. */
export type StateSize = 'short' | 'long' | 'longest';

/** “Open until 20:00” and hours are short; “Closed now, opens on Tuesday 24 November at 10:00” is longest. */
export function stateSize({ length }: string): StateSize {
  if (length <= 16) return 'short';
  return length <= 41 ? 'long' : 'longest';
}
