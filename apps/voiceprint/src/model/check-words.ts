import { voiceprint } from '@console/contracts'

type Check = Pick<
  voiceprint.CheckRecord,
  | 'name'
  | 'progress'
  | 'reason'
  | 'duration'
  | 'speechSeconds'
  | 'neededSeconds'
  | 'heardSeconds'
  | 'signalToNoise'
  | 'neededSignalToNoise'
  | 'corpusList'
  | 'reviseReason'
>

/** Explains a record's result: how far the check is, why nothing was compared, or the comparisons. */
type CheckWords =
  | { id: 'voice.turn.waiting' | 'voice.turn.running' | 'voice.reason.firstSample'; values: { name: string } }
  | { id: 'voice.reason.tooShort'; values: { speech: number; needed: number } }
  | { id: 'voice.reason.tooShortOfLong'; values: { speech: number; needed: number; minutes: number } }
  | { id: 'voice.reason.tooNoisy'; values: { ratio: number; neededRatio: number } }
  | {
      id: `voice.reason.${Exclude<voiceprint.CheckReason, 'firstSample' | 'tooShort' | 'tooNoisy'>}`
      values: Record<never, never>
    }
  | { id: 'voice.falseAlarm.because'; values: { reason: string } }
  | { id: 'voice.compared'; values: { count: number; matching: number } }
  | { id: 'voice.compared.quality'; values: { count: number; matching: number; ratio: number } }

/** Null where the answer does not say it. */
export function checkWords(check: Check): CheckWords | null {
  const { name, progress, reason, duration, speechSeconds, neededSeconds, heardSeconds, corpusList } = check
  const { signalToNoise, neededSignalToNoise } = check
  if (check.reviseReason != null)
    return { id: 'voice.falseAlarm.because', values: { reason: check.reviseReason } }
  if (progress === 'waiting') return { id: 'voice.turn.waiting', values: { name } }
  if (progress === 'running') return { id: 'voice.turn.running', values: { name } }
  if (reason === 'firstSample') return { id: 'voice.reason.firstSample', values: { name } }
  if (reason === 'tooShort') {
    if (neededSeconds === undefined || heardSeconds === undefined) return null
    const values = { speech: speechSeconds ?? 0, needed: neededSeconds }
    return duration > heardSeconds
      ? { id: 'voice.reason.tooShortOfLong', values: { ...values, minutes: heardSeconds / 60 } }
      : { id: 'voice.reason.tooShort', values }
  }
  if (reason === 'tooNoisy') {
    if (signalToNoise == null || neededSignalToNoise === undefined) return null
    return { id: 'voice.reason.tooNoisy', values: { ratio: signalToNoise, neededRatio: neededSignalToNoise } }
  }
  if (reason != null) return { id: `voice.reason.${reason}`, values: {} }
  if (reason === undefined && corpusList.length === 0) return null
  const matching = corpusList.filter(({ status }) => status === voiceprint.CHECK_STATUS.consistent).length
  const values = { count: corpusList.length, matching }
  return signalToNoise == null
    ? { id: 'voice.compared', values }
    : { id: 'voice.compared.quality', values: { ...values, ratio: signalToNoise } }
}
