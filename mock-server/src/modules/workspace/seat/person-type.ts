import { workspace } from '@console/contracts'

export type AccountType = 'SuperAdmin' | 'TeamAdmin' | 'TeamTSR' | 'TSR'

/** A person's type in an organisation, by their account (WORK-021, WORK-Q18). */
export const PERSON_TYPE_OF: Readonly<Record<AccountType, workspace.PersonType>> = {
  SuperAdmin: workspace.PERSON_TYPE.operationMaster,
  TeamAdmin: workspace.PERSON_TYPE.groupMaster,
  TeamTSR: workspace.PERSON_TYPE.groupSeat,
  TSR: workspace.PERSON_TYPE.individualSeat,
}
