/** Imports: platform. */
export {
  type BegunModelCall,
  type ModelCallRecord,
  type ModelCallToSend,
  type ModelCallToSettle,
  type ModelCost,
  beginModelCall,
  listModelCalls,
  loseModelCalls,
  readModelCostOfRun,
  readModelCosts,
  settleModelCall,
} from './model-calls.queries.ts';
export {
  type ModelChanges,
  type ModelTest,
  type ModelToSave,
  type OwnModel,
  type WorkspaceModel,
  deleteWorkspaceModel,
  findSealedModelKey,
  findWorkspaceModel,
  newModelId,
  noteModelTest,
  resealModelKey,
  saveWorkspaceModel,
  updateWorkspaceModel,
} from './workspace-models.queries.ts';
