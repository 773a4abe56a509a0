export { answerExport, answerFile, BILLING_EXPORT_WAIT_MS } from './answer-export.ts'
