export { saveWarnLimit } from './save-warn-limit.ts'
