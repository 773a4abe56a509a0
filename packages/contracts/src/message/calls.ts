// The console's own parts never read the history: it is no part of their program.
export * from './history-calls.ts'
export * from './message-calls.ts'
