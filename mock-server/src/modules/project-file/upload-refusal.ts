import { PROJECT_REFUSALS } from '@console/contracts'
import { Problem } from '../../http/errors.ts'
import { projectTexts } from '../../messages/project.ts'

export type UploadRefusal =
  | 'emptyFile'
  | 'program'
  | 'otherThanNamed'
  | 'tooLarge'
  | 'tooMuchUnused'
  | 'cutOff'
  | 'noFile'

export function uploadRefusal(reason: UploadRefusal): Problem {
  const status = reason === 'tooLarge' ? 413 : 400
  return new Problem({ status, code: PROJECT_REFUSALS[reason], text: projectTexts[reason] })
}
