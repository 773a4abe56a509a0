import { startMailJob } from '../../../platform/mail/mail-job.ts'
import { deleteMailsTo } from '../../../platform/mail/mail.store.ts'
import type { Module } from '../../module.ts'
import { deletePersonMail } from './person-mail.store.ts'

/** Mail addresses of people and the links that are sent to them. Of several processes one sends the mails. */
export function mailModule(): Module {
  let stop = async (): Promise<void> => undefined
  return {
    name: 'mail',
    routes: [],
    erasure: async (tx, { id }) => {
      await deleteMailsTo(tx, id)
      return { counts: { mailAddresses: await deletePersonMail(tx, id) } }
    },
    jobs: [
      {
        start: async (ctx) => {
          stop = await startMailJob(ctx)
        },
        stop: () => stop(),
      },
    ],
  }
}
