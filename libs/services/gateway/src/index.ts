export { gatewayVariables } from './config';
export { runGateway, type RunningGateway } from './run-gateway';
export { addFileLinks } from './pages/file-links';
