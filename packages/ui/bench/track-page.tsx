import { ConfigProvider } from 'antd'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { DayTrack, type DayTrackLane, type DayTrackStatuses } from '../src/day-track/day-track.ts'
import '../src/theme/tokens.css'
import '../src/theme/global.css'
import { uiTexts } from '../src/texts/ui-texts.ts'
import { antdTheme } from '../src/theme/antd-theme.ts'

const LANES = 2000
const SEGMENTS = 52
const DAY_SECONDS = 86_400
/** 2026-11-20 in Shanghai. */
const BEGIN = Date.UTC(2026, 10, 19, 16) / 1000
const KEYS = ['productive', 'meeting', 'idle', 'shortBreak', 'online', 'lunchBreak', 'offline'] as const

const STATUSES = {
  productive: { name: 'Productive', colour: 'track-productive', pattern: 'plain' },
  meeting: { name: 'Meeting', colour: 'track-meeting', pattern: 'rising' },
  idle: { name: 'Idle', colour: 'track-idle', pattern: 'checked' },
  shortBreak: { name: 'Break', colour: 'track-short-break', pattern: 'falling' },
  online: { name: 'Online', colour: 'track-online', pattern: 'columns' },
  lunchBreak: { name: 'Lunch', colour: 'track-lunch-break', pattern: 'rows' },
  offline: { name: 'Offline', colour: 'track-offline', pattern: 'plain' },
} as const satisfies DayTrackStatuses

/** The same people at every run: lengths follow a fixed sequence. */
function createLanes(): DayTrackLane[] {
  let state = 1
  const next = (most: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % most
  }
  return Array.from({ length: LANES }, (_none, index): DayTrackLane => {
    const length = Math.floor(DAY_SECONDS / SEGMENTS)
    const segments = Array.from({ length: SEGMENTS }, (_each, at) => {
      const begin = BEGIN + at * length + next(length / 2)
      return { status: KEYS[next(KEYS.length)] ?? 'idle', begin, end: BEGIN + (at + 1) * length }
    })
    const planned = [{ begin: BEGIN + 9 * 3600, end: BEGIN + 18 * 3600, text: '09:00–18:00' }]
    return {
      id: String(index),
      label: `Person ${index}`,
      begin: BEGIN,
      end: BEGIN + DAY_SECONDS,
      segments,
      planned,
    }
  })
}

const root = createRoot(document.body.appendChild(document.createElement('main')))
const lanes = createLanes()

function show(shown: readonly DayTrackLane[]): void {
  root.render(
    <IntlProvider locale="en" messages={uiTexts.en}>
      <ConfigProvider theme={antdTheme('light')}>
        <DayTrack
          title="Track"
          lanes={shown}
          statuses={STATUSES}
          zone="Asia/Shanghai"
          now={BEGIN + 15 * 3600}
          height={700}
          key={shown.length}
        />
      </ConfigProvider>
    </IntlProvider>,
  )
}

/** Resolves when what was shown is painted. */
async function painted(): Promise<void> {
  await new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('canvas') === null) requestAnimationFrame(look)
      // A drawing of this frame is painted before the next one.
      else requestAnimationFrame(() => setTimeout(resolve))
    }
    requestAnimationFrame(look)
  })
}

/** The app runs before its data come: everything but the track of all people has been on the page once. */
async function start(): Promise<void> {
  show(lanes.slice(0, 1))
  await painted()
  root.render(null)
  await new Promise((resolve) => {
    setTimeout(resolve, 100)
  })
}

/** Draws the track; resolves to the milliseconds until it is painted. */
async function draw(): Promise<number> {
  const before = performance.now()
  show(lanes)
  await painted()
  return performance.now() - before
}

Object.assign(window, { startApp: start, drawTrack: draw, segmentCount: LANES * SEGMENTS })
