import { exportChoices, type HostServices } from '@console/sub-app'
import { createHostSlots, type ConnectedSlots } from '@console/sub-app/slots/connected'
import { vi, type Mocked } from 'vitest'
import { fakeRealtime, type FakeRealtime } from './fake-realtime.ts'

export type RecordedServices = Mocked<Omit<HostServices, 'realtime' | 'slots'>> & {
  realtime: FakeRealtime
  slots: ConnectedSlots
}

/** Host services that record how a page calls them; `confirm` says yes after running the request's own work. */
export function recordedServices(navigate: HostServices['navigate']): RecordedServices {
  return {
    navigate: vi.fn(navigate),
    toast: { success: vi.fn(), error: vi.fn(), info: vi.fn(), warning: vi.fn() },
    confirm: vi.fn(async ({ onOk }) => {
      await onOk?.()
      return true
    }),
    openLink: vi.fn(),
    openPlatformLink: vi.fn(async () => true),
    canOpen: vi.fn(() => true),
    chooseBusinessType: vi.fn(() => true),
    openExports: vi.fn(),
    scheduleExport: vi.fn(),
    exportChoices: vi.fn((kind) => exportChoices({ has: () => true }, kind)),
    startExport: vi.fn(async () => {}),
    guardLeaving: vi.fn(() => () => {}),
    namePage: vi.fn(() => () => {}),
    loadTier: vi.fn(async () => {}),
    endSession: vi.fn(),
    realtime: fakeRealtime(),
    slots: createHostSlots(),
    announce: vi.fn(),
    reportError: vi.fn(),
    reportUnusable: vi.fn(),
  }
}
