import { links, type sessionRecord } from '@console/contracts'

/** The editor of a judgement, as linked by the data set's page (DSET-010..012). */
function editorPath({
  bizId,
  sessionId,
  voiceId,
  index,
  labelID,
  labelType,
}: sessionRecord.Judgement): string {
  const sentence = voiceId === null || index === null ? {} : { voiceId, index, labelID, labelType }
  return links.buildLinkAddress(links.validateSet, { business_type_id: bizId, sessionId, ...sentence })
}

/** Opens the editor of a judgement in its own tab. */
export function JudgementLink({ judgement }: { judgement: sessionRecord.Judgement }) {
  return (
    <a href={editorPath(judgement)} target="_blank" rel="noopener">
      {judgement.title}
    </a>
  )
}
