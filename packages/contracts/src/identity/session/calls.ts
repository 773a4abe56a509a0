// Separate files, so that a signed-in page does not load the sign-in, and parts that open on demand bring their own calls.
export {
  PASSWORD_REFUSALS,
  modifyLoginUserPwd,
  ownSession,
  listOwn,
  revokeOwn,
  revokeOthers,
  type OwnSession,
} from './own-account-calls.ts'
export {
  CLIENT_ID,
  SESSION_ABSOLUTE_SECONDS,
  SESSION_IDLE_SECONDS,
  USE_REPORT_INTERVAL_MS,
  logout,
  reportUse,
  authz,
  PERMISSION_CODES,
} from './session-calls.ts'
export { describeDispatcher } from './dispatcher-call.ts'
export { SIGN_IN_REFUSALS, login, checkToken } from './sign-in-calls.ts'
export { start } from './start-call.ts'
