import type { label } from '@console/contracts'
import { sampleLabel, sampleRule } from '@console/testing'

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
