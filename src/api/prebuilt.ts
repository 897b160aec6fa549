/** How many days after its own a build has default pages for: so long a host without a running service can answer. */
export const DAYS_AHEAD = 60;
