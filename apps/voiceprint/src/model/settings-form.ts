import { voiceprint, type BodyOf, type DataOf } from '@console/contracts'

type Numbers = Exclude<keyof voiceprint.Settings, 'functionSwitch'>

/** The settings as they are typed. */
export type SettingsForm = Record<Numbers, string> & { functionSwitch: boolean }

type Entry = { min: number; max: number; step: number }

/** Bounds of the inputs, which may be wider than what is accepted (VOICE-006..011). */
export const INPUTS = {
  checkFrequency: { min: 0, max: 30, step: 1 },
  corporaNum: { min: 0, max: 100, step: 1 },
  triggerThreshold: { min: 0, max: 100, step: 1 },
  similarityThreshold: { min: 0, max: 1, step: 0.01 },
  recordExpiration: { min: 0, max: 90, step: 1 },
} as const satisfies Record<Numbers, Entry>

/** Fills the form with the server's values, and defaults for missing ones (VOICE-003). */
export function toForm(stored: DataOf<typeof voiceprint.config>): SettingsForm {
  const text = (name: Numbers) => String(stored[name] ?? voiceprint.DEFAULT_SETTINGS[name])
  return {
    functionSwitch: (stored.functionSwitch ?? voiceprint.DEFAULT_SETTINGS.functionSwitch) === 1,
    checkFrequency: text('checkFrequency'),
    corporaNum: text('corporaNum'),
    triggerThreshold: text('triggerThreshold'),
    similarityThreshold: text('similarityThreshold'),
    recordExpiration: text('recordExpiration'),
  }
}

export function toSettings(form: SettingsForm): BodyOf<typeof voiceprint.saveConfig> {
  return {
    functionSwitch: form.functionSwitch ? 1 : 0,
    checkFrequency: Number(form.checkFrequency),
    corporaNum: Number(form.corporaNum),
    triggerThreshold: Number(form.triggerThreshold),
    similarityThreshold: Number(form.similarityThreshold),
    recordExpiration: Number(form.recordExpiration),
  }
}

/** Problem of a value: it is empty, or the setting does not accept it. */
export function settingProblem(name: Numbers, text: string): 'required' | 'range' | null {
  if (text.trim() === '') return 'required'
  return voiceprint.settings.shape[name].safeParse(Number(text)).success ? null : 'range'
}

export const SETTING_NAMES = [
  'checkFrequency',
  'corporaNum',
  'triggerThreshold',
  'similarityThreshold',
  'recordExpiration',
] as const satisfies readonly Numbers[]

/** True if there are so few comparisons that checks become less accurate (VOICE-008). */
export function hasFewComparisons({ corporaNum }: SettingsForm): boolean {
  return (
    settingProblem('corporaNum', corporaNum) === null && Number(corporaNum) < voiceprint.ADVISED_CORPORA_NUM
  )
}
