import { PROJECT_REFUSALS } from '@console/contracts'
import { Problem } from '../../../platform/errors.ts'
import { fileTexts } from './file.messages.ts'

export type UploadRefusal =
  | 'emptyFile'
  | 'program'
  | 'otherThanNamed'
  | 'tooLarge'
  | 'cutOff'
  | 'noFile'
  | 'tooMuchUnused'

/** The other refusals answer 400. */
const STATUSES: Readonly<Partial<Record<UploadRefusal, number>>> = { tooLarge: 413, tooMuchUnused: 429 }

export function uploadRefusal(reason: UploadRefusal): Problem {
  return new Problem({
    status: STATUSES[reason] ?? 400,
    code: PROJECT_REFUSALS[reason],
    text: fileTexts[reason],
  })
}
