import type { wordList } from '@console/contracts'
import { sampleLabel } from '@console/testing'

const NOW = Date.UTC(2026, 10, 20, 6, 30) / 1000

/** A list that a label uses. */
export const leavingList: wordList.WordList = {
  id: 7,
  name: 'Leaving',
  words: ['cancel', 'quit', '=1+1'],
  version: 3,
  updatedAt: NOW,
  updatedBy: 'Shen Qiao',
  labels: [{ id: sampleLabel.id, name: sampleLabel.name }],
}

/** A list that no label uses. */
export const angerList: wordList.WordList = {
  ...leavingList,
  id: 8,
  name: 'Anger',
  words: Array.from({ length: 150 }, (_, n) => `angry ${n + 1}`),
  version: 1,
  updatedBy: null,
  labels: [],
}
