import type { voiceprint } from '@console/contracts'
import { StatusWord } from '@console/ui'
import { useIntl } from 'react-intl'
import { checkResult } from '../../components/status-texts.ts'

type CheckResultProps = { record: Pick<voiceprint.CheckRecord, 'status' | 'statusRevise'> }

/** The result of a check, or that it was set by hand (VOICE-036, VOICE-037). */
export function CheckResult({ record }: CheckResultProps) {
  const { formatMessage } = useIntl()
  const { id, tone } = checkResult(record)
  return <StatusWord tone={tone}>{formatMessage({ id })}</StatusWord>
}
