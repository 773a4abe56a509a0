import { businessManage } from '@console/contracts'
import pg from 'pg'
import { refuse, type Problem } from '../../../platform/errors.ts'
import type { Text } from '../../../platform/messages/text.ts'
import { businessManageTexts } from './business.messages.ts'

const { BUSINESS_REFUSALS } = businessManage

const FOREIGN_KEY_VIOLATION = '23503'

export function nameTaken(): Problem {
  return refuse(BUSINESS_REFUSALS.nameTaken, businessManageTexts.nameTaken)
}

/** Runs a deletion; if a foreign key still refers to the record, refuses it with `text`. */
export async function refuseIfReferenced(deletion: Promise<void>, text: Text): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === FOREIGN_KEY_VIOLATION) {
      throw refuse(BUSINESS_REFUSALS.inHistory, text)
    }
    throw error
  }
}
