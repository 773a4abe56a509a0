import type { TreeNode } from '@console/ui'
import { choicesIn, type MonitorChoice, type MonitorProjects } from '../../../model/monitor-choice.ts'

export const projectKey = (projectId: number) => `project:${projectId}`
export const choiceKey = ({ projectId, bizTypeId }: MonitorChoice) => `${projectId}:${bizTypeId}`

/** The rows of the tree: each project, and below it its providers (LIVE-001). */
export function projectNodes(projects: MonitorProjects): TreeNode[] {
  const choices = choicesIn(projects)
  return projects.flatMap(({ id, name, assignments }): TreeNode[] => [
    { key: projectKey(id), parentKey: null, title: name, hint: assignments.length },
    ...choices
      .filter(({ projectId }) => projectId === id)
      .map((choice) => ({
        key: choiceKey(choice),
        parentKey: projectKey(id),
        title: choice.providerName,
        searchText: name,
      })),
  ])
}

/** A provider, or the first one of a project. */
export function findChoice(projects: MonitorProjects, key: string): MonitorChoice | null {
  const choices = choicesIn(projects)
  return (
    choices.find((choice) => choiceKey(choice) === key) ??
    choices.find(({ projectId }) => projectKey(projectId) === key) ??
    null
  )
}
