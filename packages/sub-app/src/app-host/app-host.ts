export {
  answerRequest,
  type AskingApp,
  MAX_ANSWER_CHARACTERS,
  MAX_CALLS_AT_ONCE,
  signed,
} from './answer-request.ts'
export { appToken } from './app-token.ts'
export { hasNotedApps, noteApps } from './noted-apps.ts'
export { hasActed, isOwnPage, openForApp, withoutConsoleParameters } from './open-for-app.ts'
