import type { appVersion } from '@console/contracts'

const sample: appVersion.ListedVersion = {
  id: 1,
  version: '3.3.0',
  platform: 1,
  updateMode: 1,
  updateScope: 1,
  scopeValue: 20,
  description: '## Calls\n\n- one **tap** <b>x</b>',
  status: 0,
  releasedAt: null,
  releasedBy: null,
  packageUrl: null,
  packageFile: null,
  isOwn: true,
  newerReleased: null,
  revision: 4,
  stall: null,
}

export const draftVersion = sample
/** 2026-11-20 at 23:30 in UTC, the 21st at UTC+8. */
export const releasedVersion: appVersion.ListedVersion = {
  ...sample,
  id: 2,
  version: '3.2.0',
  status: 1,
  scopeValue: 30,
  releasedAt: 1_795_217_400,
  releasedBy: 'Mara Lindt',
}
export const removedVersion: appVersion.ListedVersion = {
  ...releasedVersion,
  id: 3,
  version: '2.9.4',
  platform: 0,
  status: 2,
  newerReleased: '3.1.0',
}
export const forcedVersion: appVersion.ListedVersion = {
  ...releasedVersion,
  id: 4,
  version: '3.1.0',
  updateMode: 0,
  updateScope: 0,
  scopeValue: null,
  isOwn: false,
  releasedBy: null,
}

export const sampleVersions = [draftVersion, releasedVersion, forcedVersion, removedVersion]

/** Without clients, and so without a chart. */
export const noAdoption: appVersion.Adoption = {
  days: ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'],
  clients: [0, 0, 0, 0],
  onVersion: [0, 0, 0, 0],
  others: [],
  seats: [],
  notCounted: { withoutKey: 0, unknownVersion: 0, tooMany: 0 },
  stall: null,
}

export const sampleAdoption: appVersion.Adoption = {
  days: ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'],
  clients: [100, 100, 100, 40],
  onVersion: [5, 7, 9, 4],
  others: [{ version: '3.1.0', counts: [95, 93, 91, 36] }],
  seats: [{ version: '2.5.0.5000', counts: [10, 11, 12, 0] }],
  notCounted: { withoutKey: 0, unknownVersion: 0, tooMany: 0 },
  stall: null,
}
