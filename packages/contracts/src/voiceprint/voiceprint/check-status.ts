/** Results of a check (R6): 2 is a match. */
export const CHECK_STATUS = { notChecked: 0, inconsistent: 1, consistent: 2 } as const
export type CheckStatus = (typeof CHECK_STATUS)[keyof typeof CHECK_STATUS]

/** True if a record's voice may be revised or added to a category (VOICE-043). */
export function isEditable({ status }: { status: CheckStatus }): boolean {
  return status === CHECK_STATUS.consistent
}

/** A record that the check found inconsistent can be a false alarm: a person sets it consistent with a reason (R63). */
export function canBeFalseAlarm({ status }: { status: CheckStatus }): boolean {
  return status === CHECK_STATUS.inconsistent
}
