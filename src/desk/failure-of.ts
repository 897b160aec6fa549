/** Why an action failed, when that must not stop what comes after it; `undefined` if it did not fail. */
export function failureOf(action: () => void): unknown {
  try {
    action();
    return undefined;
  } catch (error) {
    return error;
  }
}
