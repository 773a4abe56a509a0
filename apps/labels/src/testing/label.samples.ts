import type { label } from '@console/contracts'

/** Labels for tests of the page; the time is that of the pictures. */
const NOW = Date.UTC(2026, 10, 20, 6, 30) / 1000

export const sampleRule: label.Rule = {
  id: 501,
  labelType: 0,
  checkRangeType: 0,
  checkRangeBegin: null,
  checkRangeEnd: null,
  useContext: 1,
  maxHitCnt: 1,
  lambdaType: 0,
  lambdaExpr: '',
  conditions: [
    {
      id: 901,
      lambda: 'A',
      type: 0,
      role: 1,
      checkRangeType: 0,
      checkRangeBegin: null,
      checkRangeEnd: null,
      checkRangePolicy: 0,
      preConditionLambda: '',
      param: JSON.stringify({ detectType: 1, keywords: ['cancel', 'refund'] }),
    },
  ],
  promptContent: '',
  sessionCollectRound: null,
}

export const sampleLabel: label.Label = {
  id: 41,
  name: 'Cancellation handled badly',
  showName: 'Cancellation',
  bizTypeId: 11,
  bizTypeName: 'Winter renewals',
  productId: 21,
  productName: 'Home cover plus',
  enable: 1,
  type: 0,
  triggerAt: 'realtime',
  kbBindable: 0,
  isCustomerRelated: 0,
  expire: 0,
  visibility: 0,
  frontDisplay: 1,
  pushTo: 1,
  pushType: 0,
  pushTemplate: 20,
  pushContent: 'Read the cooling-off notice',
  remark: 'Agreed with the service team',
  rule: sampleRule,
  version: 4,
  createdAt: NOW - 86_400,
  updatedAt: NOW,
  enabledAt: NOW - 86_400,
}

export const samplePromptLabel: label.Label = {
  ...sampleLabel,
  id: 42,
  name: 'Price inquiry',
  showName: '',
  enable: 0,
  type: 2,
  triggerAt: 'sessionEnd',
  frontDisplay: 0,
  pushTo: 0,
  pushType: null,
  pushTemplate: null,
  pushContent: '',
  rule: {
    ...sampleRule,
    id: 502,
    labelType: 1,
    conditions: [],
    promptContent: 'Does the customer want to know a price?',
    sessionCollectRound: 3,
  },
}

export const sampleBusinesses = [
  { id: 11, name: 'Winter renewals' },
  { id: 12, name: 'Spring card activation' },
]

export const sampleProducts = [
  { id: 21, name: 'Home cover plus', businessName: 'Winter renewals', businessCode: 11 },
  { id: 22, name: 'Travel cover', businessName: 'Winter renewals', businessCode: 11 },
  { id: 31, name: 'Gold card', businessName: 'Spring card activation', businessCode: 12 },
]
