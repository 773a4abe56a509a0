import type { DataOf, projectApplication, projectEntity } from '@console/contracts'

type ProviderDetail = DataOf<typeof projectApplication.providerDetail>

export const VERIFIED: projectEntity.ProjectActor = {
  isOwner: false,
  isPlatform: false,
  isProvider: true,
  isVerified: true,
}

export const sampleOpenRow: projectApplication.ProviderRow = {
  projectID: 41,
  projectCode: 'PRJ-20261102-018',
  projectName: 'Spring card activation',
  projectStatus: 'normal',
  industryID: 1,
  industryName: 'Banking',
  ownerName: 'Orchid Contact Ltd',
  createTimestamp: 1_788_000_000,
  modifyTimestamp: 1_793_700_000,
  manpowerDemand: 240,
  applicationStatus: 'default',
  manpowerAssigned: null,
  confirmedManpower: null,
  assignmentStatus: null,
  bizTypeID: null,
  applicationID: null,
}

export const samplePassedRow: projectApplication.ProviderRow = {
  ...sampleOpenRow,
  projectID: 42,
  projectName: '冬季家财续保外呼',
  applicationStatus: 'passed',
  manpowerAssigned: 20,
  confirmedManpower: 8,
  assignmentStatus: 'partially_confirmed',
  bizTypeID: 301,
  applicationID: 9,
}

export const sampleOpenDetail = {
  ...sampleOpenRow,
  description: 'Call new card holders within 72 hours.',
  actor: VERIFIED,
  bizTypeName: null,
  reviewRemark: null,
  applicationDesc: null,
  contact: null,
  contactPerson: null,
  manpowerApplied: null,
  attachments: '',
  attachmentFiles: [],
  applyTimestamp: null,
  reviewTimestamp: null,
  version: null,
  businesses: [
    { bizTypeID: 11, bizTypeName: 'Winter renewals', worksFor: null },
    { bizTypeID: 13, bizTypeName: 'Card recovery', worksFor: null },
  ],
} satisfies ProviderDetail

const FID = '7d3f1a52-6c1e-4b7e-9c55-0a1f6f3d2b11'

export const sampleRejectedDetail = {
  ...sampleOpenDetail,
  applicationStatus: 'rejected',
  applicationID: 9,
  bizTypeID: 11,
  bizTypeName: 'Winter renewals',
  reviewRemark: 'The licence has expired.',
  applicationDesc: 'Twenty trained seats.',
  contact: '+86 21 5555 0101',
  contactPerson: 'Lin Yue',
  manpowerApplied: 20,
  attachments: FID,
  attachmentFiles: [
    { fid: FID, name: 'licence.pdf', url: '/api/file/licence', mediaType: 'application/pdf', bytes: 2048 },
  ],
  applyTimestamp: 1_793_610_000,
  reviewTimestamp: 1_793_620_000,
  version: 3,
} satisfies ProviderDetail

/** Submitted by a colleague. */
export const samplePendingDetail: ProviderDetail = {
  ...sampleRejectedDetail,
  applicationStatus: 'pending',
  contactPerson: 'Zhao Lei',
  reviewRemark: null,
  reviewTimestamp: null,
  version: 4,
}
