import { HOUR_SECONDS, stat, type BodyOf } from '@console/contracts'
import { durationText } from '@console/ui/time'

/** The settings in the form of the dialog: times as `HH:mm:ss`, and invalid numbers as they were typed. */
export type WarnForm = Omit<stat.WarnSettings, CountKey | TimeKey | 'talkRate'> &
  Record<CountKey | 'talkRate', number | string | null> &
  Record<TimeKey, string>

type CountKey = 'callCnt' | 'talkCnt' | 'foulCnt'
type TimeKey = 'talkTime' | 'avgTalkTime'

export type WarnBody = BodyOf<typeof stat.saveWarnIndicators>

const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/
/** At most two decimals (WORK-Q16). */
const RATE_STEP = 0.01

/** Seconds may be left out. Null when the text is no time of day. */
export function secondsOfTime(text: string): number | null {
  const [, hours, minutes, seconds = '0'] = TIME.exec(text) ?? []
  if (hours === undefined || minutes === undefined) return null
  return Number(hours) * HOUR_SECONDS + Number(minutes) * 60 + Number(seconds)
}

/** 90 seconds are `00:01:30` (WORK-045). */
export function warnForm({ talkTime, avgTalkTime, ...settings }: stat.WarnSettings): WarnForm {
  return { ...settings, talkTime: durationText(talkTime), avgTalkTime: durationText(avgTalkTime) }
}

/** Builds the body to send; text that is no number is refused by the contract as NaN. */
export function warnBody(form: WarnForm, version: number | undefined): WarnBody {
  return {
    workTimes: form.workTimes,
    callCnt: toNumber(form.callCnt),
    talkCnt: toNumber(form.talkCnt),
    talkTime: secondsOfTime(form.talkTime) ?? Number.NaN,
    avgTalkTime: secondsOfTime(form.avgTalkTime) ?? Number.NaN,
    talkRate: toNumber(form.talkRate),
    foulCnt: toNumber(form.foulCnt),
    ...(version === undefined ? {} : { version }),
  }
}

export type WorkTimesProblem = 'page.workspace.waring.worktime.tips' | 'page.workspace.waring.worktime.error'

/** Problem of the work times, by the id of its text (WORK-041, WORK-042, WORK-Q15). */
export function workTimesProblem(times: stat.WarnSettings['workTimes']): WorkTimesProblem | null {
  if (times.length === 0) return 'page.workspace.waring.worktime.tips'
  const isComplete = times.every(({ start, end }) => start !== '' && end !== '')
  return isComplete && stat.areInOrder(times) ? null : 'page.workspace.waring.worktime.error'
}

export function hasTooManyDecimals(rate: WarnForm['talkRate']): boolean {
  const steps = toNumber(rate) / RATE_STEP
  return Math.abs(steps - Math.round(steps)) > 1e-6
}

function toNumber(typed: number | string | null): number {
  return typeof typed === 'number' ? typed : Number.NaN
}
