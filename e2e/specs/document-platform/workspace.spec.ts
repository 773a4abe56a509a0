import { WORKSPACE_PATH } from '../../fixtures/console-pages.ts'
import { testPages } from '../../fixtures/document-platform.ts'

testPages('olga', [[WORKSPACE_PATH, 'Larkfield', 'Motor team']])
