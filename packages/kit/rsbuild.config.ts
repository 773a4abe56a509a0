import { kitPreset } from '@console/build/kit'
import { antdStyles } from './src/antd-styles/antd-styles.ts'

export default kitPreset(antdStyles())
