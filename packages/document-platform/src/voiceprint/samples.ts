import { organisationName } from '../base/companies.ts'
import { currentTime, DAY_SECONDS } from '../base/days.ts'
import { seats, type Person } from '../base/people.ts'

export type Category = {
  id: number
  tenantId: number
  catalogName: string
  createAt: number
  updateAt: number
}
export type Corpus = {
  corpusId: number
  tenantId: number
  orgId: number
  name: string
  orgName: string
  catalogId: number
  voiceDuration: number
  createAt: number
  sessionAt: number
  status: 0 | 1 | 2
  fid: string
}
type Compared = { corpusId: number; catalogName: string; score: number; status: 0 | 1 | 2; fid: string }
export type Check = {
  taskId: number
  tenantId: number
  orgId: number
  name: string
  orgName: string
  createAt: number
  /** Absent while the voice is not checked. */
  checkTime?: number
  status: 0 | 1 | 2
  statusRevise: 0 | 1
  duration: number
  sessionAt: number
  /** The time of the sample that was consistent. */
  corpusAt?: number
  voiceId: number
  fid: string
  corpusList: Compared[]
}

const NAMES = ['Enrolment', 'Calls of the week', 'Quiet room'] as const
/** A category that has no sample yet. */
const EMPTY_CATEGORY = 'Headset trial'

export const createCategories = (): Category[] =>
  [880_021, 880_034].flatMap((tenantId, company) =>
    [...NAMES, EMPTY_CATEGORY].map((catalogName, index) => ({
      id: 6_120_500 + company * 10 + index,
      tenantId,
      catalogName,
      createAt: currentTime() - (50 - index) * DAY_SECONDS,
      updateAt: currentTime() - (20 - index) * DAY_SECONDS,
    })),
  )

/** A stored sample of each seat; one has expired and one is deprecated. */
export const createCorpora = (fid: string): Corpus[] =>
  seats.map((seat, index) => ({
    corpusId: 6_310_040 + index,
    ...ownerFields(seat),
    catalogId: (seat.tenantId === 880_021 ? 6_120_500 : 6_120_510) + (index % NAMES.length),
    voiceDuration: 12 + index,
    createAt: currentTime() - (30 - index) * DAY_SECONDS,
    sessionAt: currentTime() - (31 - index) * DAY_SECONDS,
    status: index === 1 ? 1 : index === 2 ? 2 : 0,
    fid: index === 3 ? '' : fid,
  }))

/** A check of each seat: consistent, inconsistent and not made in turn. */
export const createChecks = (fid: string): Check[] =>
  seats.map((seat, index) => {
    const status = ([2, 1, 0] as const)[index % 3] ?? 0
    const createAt = currentTime() - index * 3600 - 1800
    return {
      taskId: 6_700_310 + index,
      ...ownerFields(seat),
      createAt,
      ...(status === 0 ? {} : { checkTime: createAt + 300 }),
      status,
      statusRevise: 0,
      duration: 40 + index,
      sessionAt: createAt - 600,
      ...(status === 2 ? { corpusAt: currentTime() - 31 * DAY_SECONDS } : {}),
      voiceId: 6_800_700 + index,
      fid,
      corpusList:
        status === 0
          ? []
          : [
              {
                corpusId: 6_310_040 + index,
                catalogName: NAMES[index % NAMES.length] ?? '',
                score: status === 2 ? 0.8123 : 0.2045,
                status,
                fid,
              },
            ],
    }
  })

function ownerFields({ tenantId, orgId, name }: Person) {
  return { tenantId, orgId, name, orgName: organisationName(orgId) }
}
