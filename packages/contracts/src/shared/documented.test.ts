import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { project, projectApplication } from '../index.ts'
import { documentedAnswer, isOurs } from './documented.ts'

describe('an answer by the documents', () => {
  const owner = { isOwner: true, isPlatform: false, isProvider: false, isVerified: true }
  const schema = z.object({ rows: z.array(z.object({ id: z.int(), name: z.string() })) })

  test('lacks what is ours, in its rows too, and is one that the contract takes', () => {
    const shape = project.list.data.shape
    expect([isOurs(shape.totalIsCapped), isOurs(shape.total)]).toEqual([true, false])
    const answer = documentedAnswer(projectApplication.providerList, {
      records: [
        {
          projectID: 41,
          projectCode: 'PRJ-1',
          projectName: 'Renewals',
          industryID: 1,
          ownerName: 'Orchid',
          createTimestamp: 1,
          modifyTimestamp: 2,
          manpowerDemand: 3,
          applicationStatus: 'default',
        },
      ],
      total: 1,
      totalIsCapped: false,
      actor: owner,
    })
    expect(answer).toEqual({
      records: [
        {
          projectID: 41,
          projectName: 'Renewals',
          industryID: 1,
          createTimestamp: 1,
          modifyTimestamp: 2,
          manpowerDemand: 3,
          applicationStatus: 'default',
        },
      ],
      total: 1,
    })
    expect(projectApplication.providerList.data.safeParse(answer).success).toBe(true)
  })

  test('is the whole answer where nothing is ours', () => {
    const call = { ...project.list, data: schema }
    const answer = { rows: [{ id: 1, name: 'One' }] }
    expect(documentedAnswer(call, answer)).toEqual(answer)
  })
})
