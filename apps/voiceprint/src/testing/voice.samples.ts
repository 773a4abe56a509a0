import type { voiceprint } from '@console/contracts'

/** 2026-11-20 14:30:00 in Shanghai. */
const NOW = Date.UTC(2026, 10, 20, 6, 30) / 1000
const HOUR = 3600

export const sampleCategory: voiceprint.Category = {
  id: 7,
  catalogName: 'Day shift',
  relateCount: 12,
  createAt: NOW,
  updateAt: NOW + HOUR,
}

export const sampleCorpus: voiceprint.Corpus = {
  corpusId: 12,
  name: 'Lin Mei',
  orgName: 'Harbour Mutual',
  catalogName: 'Day shift',
  voiceDuration: 3661,
  sessionAt: NOW,
  createAt: NOW + HOUR,
  status: 0,
  url: '/voice/12',
  userId: 31,
  sessionId: 's-1',
}

export const sampleEntry: voiceprint.CheckCorpusEntry = {
  corpusId: 12,
  catalogName: 'Day shift',
  score: 0.4321,
  status: 2,
  url: '/voice/12',
  createAt: NOW - HOUR,
}

/** A voice that matches one of two samples. */
export const sampleCheck: voiceprint.CheckRecord = {
  taskId: 501,
  name: 'Lin Mei',
  orgName: 'Harbour Mutual',
  duration: 75,
  sessionAt: NOW,
  createAt: NOW + HOUR,
  checkTime: NOW + 2 * HOUR,
  status: 2,
  statusRevise: 0,
  checkVoiceUrl: '/voice/source',
  voiceId: 88,
  corpusList: [
    { ...sampleEntry, corpusId: 11, score: 0.2, status: 1, url: '', createAt: NOW - 3 * HOUR },
    sampleEntry,
  ],
  userId: 31,
  sessionId: 's-1',
  progress: 'done',
  reason: null,
  speechSeconds: 31,
  neededSeconds: 5,
  heardSeconds: 1800,
  signalToNoise: null,
  neededSignalToNoise: 15,
  reviseReason: null,
}
