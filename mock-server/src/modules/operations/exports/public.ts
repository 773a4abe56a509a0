export { answerExport, answerFile, BILLING_EXPORT_WAIT_MS } from './answer-export.ts'
export { enterJob } from './enqueue-job.ts'
export { canHaveFile, kindOfExport, getExportRunner } from './open-exports.ts'
