import type { user } from '@console/contracts'

/** First value of a company that went through certification, and the flag that says it passed. */
const CERTIFICATION_STATUS = 2
const CERTIFIED_FLAG = 1

/** 2 and 1: certified; 2 and anything else: not certified; any other first value: no badge (SHELL-064..066). */
export function readCertification({
  credentialStatus,
  credentialFlag,
}: Pick<user.UserInfo, 'credentialStatus' | 'credentialFlag'>): 'certified' | 'notCertified' | null {
  if (credentialStatus !== CERTIFICATION_STATUS) return null
  return credentialFlag === CERTIFIED_FLAG ? 'certified' : 'notCertified'
}
