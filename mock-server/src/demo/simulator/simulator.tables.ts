export type SimulatorTables = {
  simulatedWorld: SimulatedWorldTable
}

/** Days are `YYYY-MM-DD` when they are read as text. */
export type SimulatedWorldTable = {
  tenantId: number
  seed: number
  language: 'en' | 'zh'
  timezone: string
  firstDay: string
  lastDay: string
  firstDayOfWords: string
  seatIds: number[]
  playedFrom: string
  stoodAt: Date
}
