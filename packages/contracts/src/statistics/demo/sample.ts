/**
 * Invented figures of the pages of demo mode, drawn once with the seed 20261127: they are of no company and never change
 * (DEMO-002, DEMO-Q4). Both pages and their files show these.
 */
export const SAMPLE_TEAMS = [
  {
    name: { en: 'Magnolia team', zh: '玉兰组' },
    wordsPerMinute: 158,
    silence: 0.09,
    interruptions: 1,
    positive: 0.57,
    neutral: 0.33,
    negative: 0.1,
  },
  {
    name: { en: 'Cedar team', zh: '雪松组' },
    wordsPerMinute: 146,
    silence: 0.19,
    interruptions: 1.6,
    positive: 0.43,
    neutral: 0.44,
    negative: 0.13,
  },
  {
    name: { en: 'Heron team', zh: '白鹭组' },
    wordsPerMinute: 145,
    silence: 0.18,
    interruptions: 2.4,
    positive: 0.52,
    neutral: 0.38,
    negative: 0.1,
  },
  {
    name: { en: 'Tidewater team', zh: '潮汐组' },
    wordsPerMinute: 141,
    silence: 0.22,
    interruptions: 1.4,
    positive: 0.51,
    neutral: 0.37,
    negative: 0.12,
  },
] as const

/** Times of day, with the calls that were unusual then. */
export const SAMPLE_TIMES = [
  { time: '10:32', calls: 4 },
  { time: '10:34', calls: 10 },
  { time: '13:46', calls: 21 },
  { time: '15:06', calls: 13 },
  { time: '16:18', calls: 3 },
] as const

/** Addresses of the files on the static host (DEMO-Q3). */
export const SAMPLE_FILES = { insights: '/demo/insights.pdf', sentiments: '/demo/sentiments.pdf' } as const
