import type { AskedSlots } from './ask-slots.ts'
import type { CheckFinding } from './judge-built-app.ts'
import type { SeenApp } from './mount-app.ts'

/** Figures and findings of a check. */
export type BuiltAppResult = {
  module: string
  trust: 'partner' | 'isolated'
  passes: boolean
  findings: CheckFinding[]
  seen: SeenApp
  slots: AskedSlots | null
  files: { count: number; bytes: number; firstBytes: number }
  /** Majors of the kits that the console has, and of the one that the app needs. */
  kits: { console: number[]; next: number[] | null; app: number | null }
  seconds: number
}
