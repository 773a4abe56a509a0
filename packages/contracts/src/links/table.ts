import { defineLink } from './link.ts'

/**
 * Every address that the console opens outside itself, with its parameters as the specification names them: links are
 * built from here, and the pages behind them read it. One `const` an address, so that a page's program holds only those
 * that it uses.
 */

/** Sources of violations: any, while it was said, by a person, afterwards (VIOL-005). */
const SOURCES = [-1, 0, 1, 2] as const

/** SHELL-070 */
export const releaseNotes = /* @__PURE__ */ defineLink('/assistant-console/release-notes', {})
/** SHELL-071; `monitor` puts the monitoring client first (MON-029). */
export const download = /* @__PURE__ */ defineLink('/assistant-console/download', { monitor: 'flag' })
/** COMP-005, SHELL-Q39 */
export const signUp = /* @__PURE__ */ defineLink('/dashboard/signup', { invite: 'text' })

/** Asks for a link to set a new password; where mail is sent. */
export const forgotPassword = /* @__PURE__ */ defineLink('/assistant-console/forgot-password', {})
/** Sets a new password by the link of a mail, whose token is the fragment. */
export const newPassword = /* @__PURE__ */ defineLink('/assistant-console/new-password', {})
/** Verifies a mail address by the link of a mail, whose token is the fragment. */
export const confirmMail = /* @__PURE__ */ defineLink('/assistant-console/confirm-mail', {})

/** The page on which an agent works and is watched. */
export const seat = /* @__PURE__ */ defineLink('/assistant-console/seat', {})

/** STAT-063, DSET-021, VIOL-013, WORK-036; times in unix seconds. */
export const sessions = /* @__PURE__ */ defineLink('/assistant-console/session', {
  beginTime: 'seconds',
  endTime: 'seconds',
  bizId: 'id',
  orgId: 'ids',
  userId: 'ids',
  userName: 'text',
  ruleId: 'id',
  labelId: 'id',
  source: SOURCES,
})
/** DSET-021: of a label, with one organisation and one person without brackets (DSET-Q13); `sessions` reads it. */
export const labelSessions = /* @__PURE__ */ defineLink('/assistant-console/session', {
  labelId: 'id',
  bizId: 'id',
  orgId: 'id',
  beginTime: 'seconds',
  endTime: 'seconds',
  userId: 'id',
  userName: 'text',
})
/** STAT-064, QUAL-023, VIOL-012 */
export const session = /* @__PURE__ */ defineLink('/assistant-console/session/:sessionId', {
  showRules: 'flag',
  violationId: 'text',
})
/** WORK-035 */
export const liveSession = /* @__PURE__ */ defineLink('/assistant-console/session/live', {
  userId: 'id',
  bizId: 'id',
})
/** STAT-065, VIOL-014: one person, without brackets. */
export const statistic = /* @__PURE__ */ defineLink('/assistant-console/statistic', {
  beginTime: 'seconds',
  endTime: 'seconds',
  bizId: 'id',
  orgId: 'ids',
  userId: 'id',
  source: SOURCES,
})
/** STAT-066, STAT-107, VIOL-015 */
export const knowledge = /* @__PURE__ */ defineLink('/assistant-console/knowledge', { questionId: 'id' })
/** DSET-010, DSET-011; `token` and `business_type_id` come with every link that carries a token. */
export const validateSet = /* @__PURE__ */ defineLink('/assistant-console/validate-set/edit', {
  business_type_id: 'id',
  sessionId: 'text',
  voiceId: 'text',
  index: 'number',
  labelID: 'id',
  labelType: [1, 2],
})
