/** Heard on the document when something waits for the network, or no longer does. */
export const waitingEvent = 'inciscope:waiting';
