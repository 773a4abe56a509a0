import type { projectEntity } from '@console/contracts'

export const sampleProject: projectEntity.ProjectRow = {
  id: 18,
  code: 'PRJ-20261102-018',
  name: 'Spring card activation',
  industryID: 2,
  industryName: 'Banking',
  status: 'normal',
  manpowerDemand: 240,
  confirmedManpower: 186,
  manpowerAssigned: 200,
  manpowerGap: 54,
  // The 2nd of November 2026, 00:30 in Shanghai: still the 1st elsewhere.
  createTimestamp: Date.UTC(2026, 10, 1, 16, 30) / 1000,
  modifyTimestamp: Date.UTC(2026, 10, 3) / 1000,
  version: 4,
  description: 'Calls to new card holders.',
  ownerTenantId: 3,
  ownerName: 'Orchid Contact Ltd',
  isOwner: true,
  contractors: 7,
  pendingApplications: 0,
  oldestPendingTimestamp: null,
}

/** Nobody works for it yet, and it is another company's. */
export const foreignProject: projectEntity.ProjectRow = {
  ...sampleProject,
  id: 22,
  code: 'PRJ-20260930-022',
  name: '冬季家财续保外呼',
  status: 'suspended',
  manpowerDemand: 150,
  confirmedManpower: 0,
  manpowerAssigned: 0,
  manpowerGap: 150,
  ownerTenantId: 9,
  ownerName: 'Juniper Insurance',
  isOwner: false,
  contractors: 0,
}
