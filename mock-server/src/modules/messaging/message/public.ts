export { pushMessage, type NewMessage } from './push-message.ts'
