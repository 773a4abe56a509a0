import {
  answerRate,
  average,
  orderConversionRate,
  saleConversionRate,
  talkConversionRate,
} from '@console/contracts'
import { expect, test } from 'vitest'
import { quotients, sumFacts } from './figures.ts'

test('the platform divides as the console does: 40 of 200 answered are no valid rate of the calls', () => {
  const facts = {
    ...sumFacts([], []),
    calls: 500,
    answers: 200,
    talks: 40,
    sales: 10,
    orders: 4,
    talkTime: 12_000,
  }
  expect(Object.entries(quotients).map(([name, read]) => [name, read(facts)])).toEqual([
    ['answerRate', 0.4],
    ['talkRate', 0.2],
    ['saleRate', 0.25],
    ['orderRate', 0.1],
    ['averageTalk', 60],
  ])
  const figures = { calls: 500, answers: 200, validCalls: 40, quotes: 10, orders: 4 }
  expect([
    answerRate(figures),
    talkConversionRate(figures),
    saleConversionRate(figures),
    orderConversionRate(figures),
    average(12_000, 200),
  ]).toEqual([0.4, 0.2, 0.25, 0.1, 60])
})
