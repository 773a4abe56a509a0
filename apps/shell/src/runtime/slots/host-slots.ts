import type { subApp } from '@console/contracts'
import { createHostSlots } from '@console/sub-app/slots/connected'
import { createObservable } from '../../base/observable.ts'

/** Contributions of registered apps to the pages of this console. */
export const hostSlots = createHostSlots()

/** The app whose version the person previews: its contributions are shown in place of those of the version that they run. */
export const previewedApp = createObservable<subApp.RegistryApp | null>(null)
