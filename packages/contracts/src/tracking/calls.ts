// The console itself only reports: what reads the reports is no part of its program.
export * from './report-call.ts'
export * from './statistics-calls.ts'
