export { pushMessage } from './push-message.ts'
