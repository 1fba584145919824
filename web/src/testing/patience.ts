import { configure } from '@testing-library/react';

// Raises the library's timeout of one second for busy machines.
configure({ asyncUtilTimeout: 20_000 });
