import { links, type sessionRecord } from '@console/contracts'

/** The editor of a judgement, as the data set's page links to it (DSET-010..012). */
function editorOf({ bizId, sessionId, voiceId, index, labelID, labelType }: sessionRecord.Judgement): string {
  const sentence = voiceId === null || index === null ? {} : { voiceId, index, labelID, labelType }
  return links.addressOf(links.validateSet, { business_type_id: bizId, sessionId, ...sentence })
}

/** Leads to the editor of a judgement, in a tab of its own. */
export function JudgementLink({ judgement }: { judgement: sessionRecord.Judgement }) {
  return (
    <a href={editorOf(judgement)} target="_blank" rel="noopener">
      {judgement.title}
    </a>
  )
}
