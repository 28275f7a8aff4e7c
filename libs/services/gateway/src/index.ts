export { gatewayVariables } from './config';
export { runGateway, type RunningGateway } from './run-gateway';
