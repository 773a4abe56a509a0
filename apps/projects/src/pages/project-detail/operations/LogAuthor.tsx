import type { projectLog } from '@console/contracts'

/** The author and their company. */
export function LogAuthor({ entry }: { entry: projectLog.ProjectLogEntry }) {
  return (
    <div className="ui-note ui-anywhere ui-faint">
      <bdi>{entry.createByName}</bdi>
      {entry.createByCompany !== undefined && entry.createByCompany !== '' && (
        <>
          {' · '}
          <bdi>{entry.createByCompany}</bdi>
        </>
      )}
    </div>
  )
}
