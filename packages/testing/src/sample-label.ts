import { DAY_SECONDS, type Complete, type label } from '@console/contracts'

/** That of the pictures. */
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

/** A label as our server answers it. */
export const sampleLabel: Complete<Omit<label.Label, 'deletedAt'>> = {
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
  createdAt: NOW - DAY_SECONDS,
  updatedAt: NOW,
  enabledAt: NOW - DAY_SECONDS,
  isTooDear: false,
}

/** A copy of the sample with another id and name. */
export const namedLabel = (id: number, name: string): label.Label => ({ ...sampleLabel, id, name })
